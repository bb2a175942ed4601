import { localSentence } from '@arvand/persian/digits'

export const siteName = 'آروند'

/** The title of a document: the page's name, then the site's. */
export const titled = (page: string) => `${localSentence(page)} | ${siteName}`
