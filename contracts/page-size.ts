/** Every list pages by ten (specification, point 9). */
export const pageSize = 10
