/** The cause under which a factor is booked unless the caller names another; the sellers' holds are found by it. */
export const paidCause = (factorId: string): string => `factor ${factorId} paid`
