import { whyNotLeadOn } from '#modules/courses'
import type { LessonKindPlug } from '#plugs/lesson-kind'
import { gradedTools } from './graded-tools.ts'
import { tool, toolLessons } from './tool-lessons.ts'

/**
 * Lessons that open a tool of another site. A copy of the lesson opens the same; in another installation the tool is
 * not registered, so that a course file leads nowhere.
 */
export const toolKind: LessonKindPlug<typeof tool> = {
  kind: tool,
  empty: () => ({ kind: tool, attachments: [], itemId: null }),
  whyNotComplete: whyNotLeadOn,
  learnersOnly: true,
  graded: gradedTools,
  async taught({ itemId }, { lessonId }, db) {
    if (itemId === null) return { href: null }
    const row = await toolLessons(db)
      .innerJoin('interop.tools as tool', 'tool.id', 'link.tool_id')
      .select('tool.id')
      .where('lesson.id', '=', lessonId)
      .where('tool.closed_at', 'is', null)
      .executeTakeFirst()
    return { href: row ? `/panel/tools/${lessonId}` : null }
  },
  imported: async (_tx, content) => ({ ...content, itemId: null }),
}
