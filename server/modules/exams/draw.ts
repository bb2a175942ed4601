interface Asked {
  readonly questionId: string
}

interface Slot<Of extends Asked> {
  readonly id: string
  readonly count: number
  readonly pool: readonly Of[]
}

/**
 * Takes for each slot as many questions as it asks, none twice: a slot whose questions are all taken gets one of a slot that
 * can take another instead. Where questions for all slots can be found they are found, whatever their pools have in common.
 * `inOrder` says which of a pool come first. Pure.
 */
export function drawn<Of extends Asked>(
  slots: readonly Slot<Of>[],
  inOrder: (slot: Slot<Of>) => readonly Of[] = ({ pool }) => pool,
): ReadonlyMap<Slot<Of>, readonly Of[]> {
  // Who can choose least chooses first, so that hardly anything is given up again.
  const drawing = slots
    .toSorted((one, other) => one.pool.length - other.pool.length)
    .map((slot) => ({ slot, pool: inOrder(slot) }))
  type Drawing = (typeof drawing)[number]
  const holders = new Map<string, Drawing>()
  const takeOne = (one: Drawing, asked: Set<Drawing>): boolean => {
    asked.add(one)
    const question =
      one.pool.find(({ questionId }) => !holders.has(questionId)) ??
      one.pool.find(({ questionId }) => {
        const holder = holders.get(questionId)
        return holder !== undefined && !asked.has(holder) && takeOne(holder, asked)
      })
    if (question) holders.set(question.questionId, one)
    return question !== undefined
  }
  for (const one of drawing)
    for (let count = 0; count < one.slot.count && takeOne(one, new Set()); count += 1);
  return new Map(
    drawing.map((one) => [
      one.slot,
      one.pool.filter(({ questionId }) => holders.get(questionId) === one).slice(0, one.slot.count),
    ]),
  )
}

/** Whether each candidate gets as many questions as the paper says. Pure. */
export function canDrawAll({
  sections,
}: {
  readonly sections: readonly { readonly slots: readonly Slot<Asked>[] }[]
}) {
  const slots = sections.flatMap((section) => section.slots)
  const found = drawn(slots)
  return slots.every((slot) => found.get(slot)?.length === slot.count)
}
