/**
 * Key in `localStorage` with the id of the downloads' owner, so that pages without downloads need not open the
 * database.
 */
export const marker = 'packs'
