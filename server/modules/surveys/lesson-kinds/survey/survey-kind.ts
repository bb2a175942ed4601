import type { ContentOf } from '@arvand/contracts/lesson-content'
import type { LessonKindPlug } from '#plugs/lesson-kind'
import { surveys } from '../../tables.ts'

/** Lessons in which a survey is answered. A copy of the lesson elsewhere leads nowhere, so that answers do not mix. */
export const surveyKind: LessonKindPlug<'survey'> = {
  kind: 'survey',
  empty: () => ({ kind: 'survey', attachments: [], itemId: null }),
  whyNotComplete: ({ hasItem }) => (hasItem ? null : 'courses.lesson-without-item'),
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
