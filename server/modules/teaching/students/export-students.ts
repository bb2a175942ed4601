import { type EnrolmentState, enrolmentState } from '@arvand/contracts/courses'
import { attendance, lessonDeed } from '@arvand/contracts/teacher/students'
import type { Db } from '#platform/database'
import { dayCells, dayColumns, inBatches, type Spreadsheet } from '#platform/exports'
import { keysetQuery, newestFirst } from '#platform/keyset'
import { needCourse } from '../course-queries.ts'
import { narrowedStudents, type StudentsAsk, shownStudent } from './student-queries.ts'

export const stateTitles: Readonly<Record<EnrolmentState, string>> = {
  active: 'در حال یادگیری',
  completed: 'به پایان رسانده',
  expired: 'دسترسی پایان‌یافته',
  refunded: 'انصراف داده',
}

const inOrder = newestFirst('e.enrolled_at', 'e.id')

/** The learners of a course by the filters of their list, in its order; no mobiles. */
export async function studentsExport(db: Db, ask: StudentsAsk, now: Date): Promise<Spreadsheet> {
  const { title } = await needCourse(db, ask.courseId)
  return {
    title: `دانشجویان ${title}`,
    file: 'students',
    columns: [
      { head: 'دانشجو', width: 28 },
      { head: 'گروه', width: 18 },
      { head: 'وضعیت', width: 18 },
      { head: 'پیشرفت (درصد)', width: 16 },
      { head: 'تکلیف نمره‌گرفته', width: 18 },
      { head: 'تکلیف در انتظار نمره', width: 20 },
      ...dayColumns('ثبت‌نام'),
      ...dayColumns('آخرین بازدید'),
      ...dayColumns('پایان دسترسی'),
    ],
    stickyColumns: 1,
    async *lines() {
      const read = (last: { enrolledAt: Date; enrolmentId: string } | undefined, size: number) =>
        keysetQuery(
          narrowedStudents(db, ask, now),
          inOrder,
          last ? [last.enrolledAt, last.enrolmentId] : null,
          size,
        ).execute()
      for await (const rows of inBatches<Awaited<ReturnType<typeof read>>[number]>(read))
        for (const { name, cohort, state, progress, marks, ...row } of rows.map(shownStudent))
          yield [
            ...[name, cohort?.title ?? null, stateTitles[state], Math.floor(progress.percent)],
            ...[marks.marked, marks.waiting],
            ...dayCells(row.enrolledAt),
            ...dayCells(row.seenAt),
            ...dayCells(row.expiresAt),
          ]
    },
    count: async (most) =>
      (await narrowedStudents(db, ask, now).clearSelect().select('e.id').limit(most).execute()).length,
  }
}

/** The filters that the link of an export carries. */
export const filtersIn = (
  courseId: string,
  {
    q,
    state,
    cohort,
    attendance: shown,
    lesson,
    did,
    from,
    to,
  }: Readonly<Record<string, string | undefined>>,
): StudentsAsk => ({
  courseId,
  q,
  cohortId: cohort,
  state: enrolmentState.safeParse(state).data,
  attendance: attendance.safeParse(shown).data,
  lessonId: lesson,
  did: lessonDeed.safeParse(did).data,
  from,
  to,
})
