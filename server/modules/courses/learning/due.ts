const day = 86_400_000

/** Pure: when a lesson really opened to a learner, by its release and by the day they came. */
export const openedAt = (opensAt: Date | null, enrolledAt: Date): Date =>
  opensAt !== null && opensAt > enrolledAt ? opensAt : enrolledAt

/** Pure: when an assignment is due for whom it opened at this instant; null: no end. */
export function dueOf(
  { dueAt, dueDays }: { readonly dueAt: string | null; readonly dueDays: number | null },
  opened: Date | null,
): Date | null {
  if (dueAt !== null) return new Date(dueAt)
  return dueDays === null || opened === null ? null : new Date(opened.getTime() + dueDays * day)
}
