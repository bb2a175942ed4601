import type { PersonalData } from '#plugs/personal-data'
import { support } from './tables.ts'

/** What a person wrote to support while signed in, what they were answered, and which help they found useful. */
export const supportPersonalData: PersonalData = {
  word: 'support',
  async collect(db, personId) {
    const tickets = await support(db)
      .selectFrom('support.tickets')
      .select(['id', 'number', 'department', 'subject', 'body', 'name', 'reply_to', 'state', 'created_at'])
      .select(['context_title', 'rating', 'rating_comment'])
      .where('person_id', '=', personId)
      .orderBy('created_at')
      .execute()
    const messages = await support(db)
      .selectFrom('support.messages as message')
      .innerJoin('support.tickets as ticket', 'ticket.id', 'message.ticket_id')
      .select(['message.ticket_id', 'message.side', 'message.body', 'message.at'])
      .where('ticket.person_id', '=', personId)
      .where('message.side', '<>', 'note')
      .orderBy('message.at')
      .execute()
    const byTicket = Map.groupBy(messages, ({ ticket_id }) => ticket_id)
    const votes = await support(db)
      .selectFrom('support.help_votes as vote')
      .innerJoin('support.help_articles as article', 'article.id', 'vote.article_id')
      .select(['article.title as helpArticle', 'vote.helped', 'vote.comment', 'vote.at'])
      .where('vote.person_id', '=', personId)
      .orderBy('vote.at')
      .execute()
    return [
      ...tickets.map(({ id, ...ticket }) => ({
        ...ticket,
        messages: (byTicket.get(id) ?? []).map(({ side, body, at }) => ({ side, body, at })),
      })),
      ...votes,
    ]
  },
  async forget(tx, personId) {
    await support(tx).deleteFrom('support.tickets').where('person_id', '=', personId).execute()
    await support(tx).deleteFrom('support.help_votes').where('person_id', '=', personId).execute()
    // What they wrote for readers stays, without their name.
    await support(tx)
      .updateTable('support.help_versions')
      .set({ by_id: null })
      .where('by_id', '=', personId)
      .execute()
  },
}
