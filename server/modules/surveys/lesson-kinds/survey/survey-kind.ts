import type { ContentOf } from '@arvand/contracts/lesson-content'
import { sql } from 'kysely'
import { whyNotLeadOn } from '#modules/courses'
import type { LessonKindPlug } from '#plugs/lesson-kind'
import { surveys } from '../../tables.ts'

/** Lessons in which a survey is answered. A copy of the lesson elsewhere leads nowhere, so that answers do not mix. */
export const surveyKind: LessonKindPlug<'survey'> = {
  kind: 'survey',
  empty: () => ({ kind: 'survey', attachments: [], itemId: null }),
  whyNotComplete: whyNotLeadOn,
  async facts(db, items) {
    const ids = items.map(({ itemId }) => itemId)
    const rows = await surveys(db)
      .selectFrom('surveys.surveys')
      .select(['id', 'published_at'])
      .where('id', '=', sql<string>`any(${ids}::uuid[])`)
      .execute()
    return items.map(({ itemId }) => {
      const row = rows.find(({ id }) => id === itemId)
      return row ? { isOpen: row.published_at !== null, minutes: null, dueAt: null } : null
    })
  },
  learnersOnly: true,
  async taught({ itemId }, _to, db) {
    if (itemId === null) return { href: null }
    const row = await surveys(db)
      .selectFrom('surveys.surveys')
      .select('slug')
      .where('id', '=', itemId)
      .where('published_at', 'is not', null)
      .executeTakeFirst()
    return { href: row ? `/surveys/${row.slug}` : null }
  },
  copied: async (_tx, content) => withoutSurvey(content),
  imported: async (_tx, content) => withoutSurvey(content),
}

const withoutSurvey = (content: ContentOf<'survey'>) => ({ ...content, itemId: null })
