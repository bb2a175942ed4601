/** Pure: when a lesson opened to a learner: at its release or at the enrolment, whichever is later. */
export const openedAt = (opensAt: Date | null, enrolledAt: Date): Date =>
  opensAt !== null && opensAt > enrolledAt ? opensAt : enrolledAt
