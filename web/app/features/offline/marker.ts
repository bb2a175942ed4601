/** The key that says whose lessons this browser keeps, so that pages need not open the database to learn of none. */
export const marker = 'packs'
