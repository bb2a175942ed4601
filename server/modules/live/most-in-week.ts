/** How many rows a week of a room, or of a teacher’s offer, has at most. */
export const mostInWeek = 50
