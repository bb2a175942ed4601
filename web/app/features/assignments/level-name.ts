/** The name of a criterion's field in the form. */
export const levelName = (criterionId: string): string => `level:${criterionId}`
