import { localSentence } from '@arvand/persian/digits'

export const siteName = 'آروند'

/** The title of a document: what the page is, then whose it is. */
export const titled = (page: string) => `${localSentence(page)} | ${siteName}`
