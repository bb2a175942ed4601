import { periodOf } from '@arvand/persian/periods'
import { dayAt, instantAt } from '@arvand/persian/zone'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import type { Attention } from '#plugs/attention'
import { attentionOfTeacher } from './attention.ts'
import { countEnrolled, figuresOf, latestAnnouncements, newestLearners } from './teacher-queries.ts'

/** A teacher's first page. */
export async function showTeacherToday(db: Db, clock: Clock, plugs: readonly Attention[], teacherId: string) {
  const saturday = instantAt(periodOf('week', dayAt(clock.now())).start)
  const [attention, figures, enrolledThisWeek, newest, announcements] = await Promise.all([
    attentionOfTeacher(plugs, teacherId),
    figuresOf(db, teacherId),
    countEnrolled(db, teacherId, saturday),
    newestLearners(db, teacherId),
    latestAnnouncements(db, teacherId),
  ])
  return { attention, figures: { ...figures, enrolledThisWeek }, newest, announcements }
}
