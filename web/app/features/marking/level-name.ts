/** Form field that holds the chosen level of a criterion. */
export const levelName = (criterionId: string): string => `level:${criterionId}`
