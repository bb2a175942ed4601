import type { PersonalData } from '#plugs/personal-data'
import { articles } from '../tables.ts'
import { ownEmail } from './subscribe.ts'

/** The subscription of a person's own address. */
export const newsletterPersonalData: PersonalData = {
  word: 'newsletter',
  async collect(db, personId) {
    const email = await ownEmail(db, personId)
    if (email === null) return []
    return articles(db)
      .selectFrom('articles.subscribers')
      .select(['email', 'asked_at', 'confirmed_at'])
      .where('email', '=', email)
      .execute()
  },
  async forget(tx, personId) {
    const email = await ownEmail(tx, personId)
    if (email !== null)
      await articles(tx).deleteFrom('articles.subscribers').where('email', '=', email).execute()
  },
}
