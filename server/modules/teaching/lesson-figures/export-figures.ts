import type { Db } from '#platform/database'
import type { Spreadsheet } from '#platform/exports'
import { needCourse } from '../course-queries.ts'
import { lessonFigures } from './lesson-figures.ts'

const percent = (part: number, all: number) => (all === 0 ? null : Math.round((100 * part) / all))

/** The figures of a course's lessons, a line a lesson. */
export async function figuresExport(db: Db, courseId: string, now: Date): Promise<Spreadsheet> {
  const [{ title }, { learners, lessons }] = await Promise.all([
    needCourse(db, courseId),
    lessonFigures(db, courseId, now),
  ])
  return {
    title: `آمار درس‌های ${title}`,
    file: 'lesson-figures',
    columns: [
      { head: 'شماره', width: 8, hasPlainNumbers: true },
      { head: 'فصل', width: 24 },
      { head: 'درس', width: 32 },
      { head: 'دانشجویان (دو هفته و بیشتر)', width: 24 },
      { head: 'رسیده', width: 10 },
      { head: 'رسیده (درصد)', width: 14 },
      { head: 'تمام‌کرده', width: 12 },
      { head: 'تمام‌کرده (درصد)', width: 16 },
      { head: 'تماشاکرده', width: 12 },
      { head: 'میانهٔ تماشا (ثانیه)', width: 18 },
      { head: 'طول درس (دقیقه)', width: 16 },
    ],
    stickyColumns: 3,
    async *lines() {
      for (const [at, lesson] of lessons.entries())
        yield [
          ...[at + 1, lesson.section, lesson.title, learners],
          ...[lesson.reached, percent(lesson.reached, learners)],
          ...[lesson.completed, percent(lesson.completed, learners)],
          ...[lesson.watched?.learners ?? null, lesson.watched?.median ?? null, lesson.minutes],
        ]
    },
    count: async () => lessons.length,
  }
}
