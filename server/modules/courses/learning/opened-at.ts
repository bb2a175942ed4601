/** Pure: when a lesson really opened to a learner, by its release and by the day they came. */
export const openedAt = (opensAt: Date | null, enrolledAt: Date): Date =>
  opensAt !== null && opensAt > enrolledAt ? opensAt : enrolledAt
