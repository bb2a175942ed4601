import type { Attention } from '#plugs/attention'
import { queuedAppeals, waitingAppeals } from './appeals/appeal-queries.ts'
import type { DiscussionDeps } from './deps.ts'
import { countWaiting, longestWaiting } from './questions.ts'
import { queuedReports } from './queued-reports.ts'
import { countReported, longestReported } from './report-queries.ts'

/** Counts reported posts and appeals for managers of content, and open questions for teachers. */
export const discussionWaiting = (deps: Pick<DiscussionDeps, 'db' | 'discussed'>): Attention => ({
  order: 40,
  ofManager: {
    scope: 'content',
    uncounted: {
      code: 'discussion.reports-waiting',
      title: 'گزارش‌های تخلف و درخواست‌های بازبینی',
      link: '/manage/reports',
      verb: 'بررسی گزارش‌ها',
      urgency: 'people',
    },
    queues: [queuedReports(deps.db), queuedAppeals(deps.db)],
    async items() {
      const [count, oldest, appeals] = await Promise.all([
        countReported(deps.db),
        longestReported(deps.db),
        waitingAppeals(deps.db),
      ])
      return [
        {
          code: 'discussion.reports-waiting',
          title: 'نوشتهٔ گزارش‌شده',
          count,
          link: '/manage/reports',
          verb: 'بررسی گزارش‌ها',
          urgency: 'people' as const,
          oldest: oldest && { name: `«${oldest.name}»`, at: oldest.at },
        },
        {
          code: 'discussion.appeals-waiting',
          title: 'درخواست بازبینی',
          count: appeals.count,
          link: '/manage/appeals',
          verb: 'بررسی درخواست‌ها',
          urgency: 'people' as const,
          oldest: appeals.oldest && { name: `«${appeals.oldest.name}»`, at: appeals.oldest.at },
        },
      ]
    },
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
