import { siteName } from '@arvand/contracts/site-name'
import { localSentence } from '@arvand/persian/digits'

/** The title of a document: the page's name, then the site's. */
export const titled = (page: string) => `${localSentence(page)} | ${siteName()}`
