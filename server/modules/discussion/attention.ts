import type { Attention } from '#plugs/attention'
import type { DiscussionDeps } from './deps.ts'
import { countWaiting, longestWaiting } from './questions.ts'
import { countReported } from './report-queries.ts'

/** Counts reported posts for managers of content, and open questions for teachers. */
export const discussionWaiting = (deps: Pick<DiscussionDeps, 'db' | 'discussed'>): Attention => ({
  ofManager: {
    scope: 'content',
    items: async () => [
      {
        code: 'discussion.reports-waiting',
        title: 'نوشته‌های گزارش‌شده در انتظار رسیدگی شماست',
        count: await countReported(deps.db),
        link: '/manage/reports',
      },
    ],
  },
  async ofTeacher(teacherId) {
    const [count, oldest] = await Promise.all([
      countWaiting(deps, teacherId),
      longestWaiting(deps, teacherId),
    ])
    return oldest
      ? [
          {
            code: 'discussion.questions-waiting',
            title: 'پرسش بی‌پاسخ',
            count,
            link: '/teach/questions',
            verb: 'پاسخ به پرسش‌ها',
            oldest: { name: `«${oldest.title}»`, at: oldest.at },
          },
        ]
      : []
  },
})
