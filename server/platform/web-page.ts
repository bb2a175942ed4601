import { fetchPageBy, publicNetwork } from './web-page/fetch-page.ts'

export type { FetchedPage, FetchPage } from './web-page/fetch-page.ts'

/** Fetches pages of the open internet that strangers name. */
export const fetchPublicPage = fetchPageBy(publicNetwork)
