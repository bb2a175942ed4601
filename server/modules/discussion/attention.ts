import type { Attention } from '#plugs/attention'
import type { DiscussionParts } from './parts.ts'
import { countWaiting } from './questions.ts'
import { countReported } from './report-queries.ts'

/** Tells managers of content what was reported, and teachers which questions wait. */
export const discussionWaiting = (parts: Pick<DiscussionParts, 'db' | 'discussed'>): Attention => ({
  ofManager: {
    scope: 'content',
    items: async () => [
      {
        code: 'discussion.reports-waiting',
        title: 'نوشته‌های گزارش‌شده در انتظار رسیدگی شماست',
        count: await countReported(parts.db),
        link: '/manage/reports',
      },
    ],
  },
  ofTeacher: async (teacherId) => [
    {
      code: 'discussion.questions-waiting',
      title: 'پرسش‌های بی‌پاسخ در انتظار شماست',
      count: await countWaiting(parts, teacherId),
      link: '/teach/questions',
    },
  ],
})
