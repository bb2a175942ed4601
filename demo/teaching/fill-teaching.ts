import { lessonContent } from '@arvand/contracts/lesson-content'
import { type Assignment as AssignmentContent, assignment, pointsOf } from '#modules/courses'
import type { Clock } from '#platform/clock'
import { type Db, type Tx, transaction } from '#platform/database'
import { teaching } from '#testing/teaching'
import { demoId } from '../ids.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Announcements of the demo teacher, newest first; one with negative days is scheduled. */
const told = [
  {
    course: 'euclidean-geometry',
    title: 'رفع اشکال فصل دایره',
    body: 'چهارشنبه پیش از کلاس، پرسش‌های فصل دایره را یک‌جا پاسخ می‌دهم. پرسش خود را زیر همان درس بنویسید تا از قلم نیفتد.',
    daysAgo: -2,
  },
  {
    course: 'euclidean-geometry',
    title: 'تمرین پایانی را از حالت ویژه شروع نکنید',
    body: 'در چند پاسخ، به‌جای لوزی مربع کشیده شده بود و برهان تنها برای مربع درست بود. پیش از فرستادن، شکل را کمی کج کنید و ببینید هر گام هنوز درست است یا نه.',
    daysAgo: 4,
  },
  {
    course: 'euclidean-geometry',
    title: 'ویدئوی فیثاغورس اضافه شد',
    body: 'ویدئویی کوتاه به بخش سوم افزودم که قضیه را با جابه‌جا کردن چهار مثلث نشان می‌دهد. پیش از خواندن برهان آن را ببینید.',
    daysAgo: 31,
  },
  {
    course: 'trigonometry',
    title: 'پرسش‌هایتان را زیر همان درس بنویسید',
    body: 'پرسش‌های همانند زیر هر درس جمع می‌شود و پاسخ‌ها به کار دیگران هم می‌آید. پنج‌شنبه‌ها همه را می‌خوانم.',
    daysAgo: 12,
  },
]

/** What learners handed in for the assignment of this course; the first ones are marked. */
const handedIn = {
  course: 'euclidean-geometry',
  texts: [
    'حکم: قطرهای لوزی بر هم عمودند. برهان نخست: در لوزی ABCD قطرها یکدیگر را در O نصف می‌کنند. دو مثلث AOB و AOD سه ضلع برابر دارند، پس هم‌نهشت‌اند و زاویه‌هایشان در O برابر است. مجموع این دو زاویه نیم‌صفحه است، پس هر کدام قائمه است. برهان دوم: A و C هر دو از B و D به یک فاصله‌اند، پس هر دو روی عمودمنصف BD هستند.',
    'وسط ضلع‌های چهارضلعی را وصل کردم. در مثلث ABC پاره‌خطی که وسط AB و BC را وصل می‌کند با AC موازی و نصف آن است. در مثلث ADC هم همین‌طور. پس دو ضلع روبه‌رو موازی و برابرند. برای برهان دوم از قطر BD استفاده کردم.',
    'قطرهای لوزی: از هم‌نهشتی ض‌ض‌ض استفاده کردم. برهان دوم را با مختصات نوشتم ولی مطمئن نیستم که بی‌نقص باشد.',
    'میانه‌ها: فرض کردم دو میانه در G به هم برسند و نشان دادم G هر کدام را به نسبت دو به یک می‌برد. پس میانهٔ سوم هم از همان نقطه می‌گذرد. برهان دوم را پیدا نکردم؛ با مساحت‌ها شروع کردم و در گام آخر گیر کردم.',
    'حکم سوم را برگزیدم. هر دو برهان در پایین آمده است. شکل را با پرگار کشیدم و چهارضلعی مقعر را هم آزمودم؛ آن‌جا هم درست بود.',
  ],
  marked: [
    { levels: [2, 2, 1, 1], comment: 'هر دو برهان درست و کوتاه است. در شکل، نقطهٔ O را هم نام بگذارید.' },
    {
      levels: [2, 1, 2, 0],
      comment: 'برهان نخست بی‌نقص است. برهان دوم همان فکر با قطری دیگر است؛ راهی بی‌میان‌خط بیابید.',
    },
  ],
} as const

/** Adds announcements, submissions and marks to the demo teacher's courses, unless there are announcements already. */
export const fillTeaching = ({ db, clock }: { db: Db; clock: Clock }): Promise<void> =>
  transaction(db, async (tx) => {
    const now = clock.now()
    // Older databases have this data from the demo of the courses module.
    const known = await teaching(tx)
      .selectFrom('teaching.announcements')
      .select('id')
      .limit(1)
      .executeTakeFirst()
    if (known) return
    await announce(tx, now)
    const lesson = await assignmentOf(tx, handedIn.course)
    if (lesson) await handIn(tx, lesson, now)
  })

async function announce(tx: Tx, now: Date): Promise<void> {
  const db = teaching(tx)
  const slugs = [...new Set(told.map(({ course }) => course))]
  const courses = await db
    .selectFrom('courses.known_courses')
    .select(['id', 'slug', 'owner_id'])
    .where('slug', 'in', slugs)
    .execute()
  const rows = told.flatMap(({ course, title, body, daysAgo }) => {
    const at = new Date(now.getTime() - daysAgo * dayMs)
    return courses
      .filter(({ slug }) => slug === course)
      .map(({ id, owner_id }) => ({
        id: demoId(`announcement ${course} ${daysAgo}`, at),
        course_id: id,
        cohort_id: null,
        author_id: owner_id,
        title,
        body,
        at,
        is_published: daysAgo >= 0,
      }))
  })
  if (rows.length === 0) return
  await db.insertInto('teaching.announcements').values(rows).execute()
  await readSome(tx)
}

/** Learners who came after an announcement have read it. */
async function readSome(tx: Tx): Promise<void> {
  await teaching(tx)
    .insertInto('teaching.announcement_reads')
    .columns(['announcement_id', 'person_id', 'at'])
    .expression((rows) =>
      rows
        .selectFrom('teaching.announcements as a')
        .innerJoin('courses.learners as e', (on) =>
          on.onRef('e.course_id', '=', 'a.course_id').onRef('e.seen_at', '>', 'a.at'),
        )
        .select(['a.id', 'e.person_id', 'e.seen_at'])
        .where('a.is_published', '=', true)
        .where('e.state', 'in', ['active', 'completed']),
    )
    .execute()
}

interface Assignment {
  readonly id: string
  readonly owner: string
  readonly content: AssignmentContent
  /** Enrolments whose learners have done the lesson. */
  readonly enrolments: readonly string[]
}

async function assignmentOf(tx: Tx, slug: string): Promise<Assignment | undefined> {
  const db = teaching(tx)
  const lesson = await db
    .selectFrom('courses.course_lessons as lesson')
    .innerJoin('courses.known_courses as course', 'course.id', 'lesson.course_id')
    .select(['lesson.id', 'lesson.content', 'course.owner_id'])
    .where('course.slug', '=', slug)
    .where('lesson.kind', '=', assignment)
    .executeTakeFirst()
  const content = lesson && lessonContent.parse(lesson.content)
  if (content?.kind !== assignment) return undefined
  const done = await db
    .selectFrom('courses.fact_steps')
    .select('enrolment_id')
    .where('lesson_id', '=', lesson?.id ?? '')
    .orderBy('at')
    .limit(handedIn.texts.length)
    .execute()
  return {
    id: lesson?.id ?? '',
    owner: lesson?.owner_id ?? '',
    content,
    enrolments: done.map(({ enrolment_id }) => enrolment_id),
  }
}

async function handIn(tx: Tx, { id, owner, content, enrolments }: Assignment, now: Date): Promise<void> {
  const db = teaching(tx)
  const submissions = enrolments.map((enrolment_id, place) => {
    const at = new Date(now.getTime() - (9 - place) * dayMs - place * hourMs)
    return {
      id: demoId(`submission ${place}`, at),
      enrolment_id,
      lesson_id: id,
      number: 1,
      text: handedIn.texts[place] ?? '',
      late: false,
      is_waiting: place >= handedIn.marked.length,
      at,
    }
  })
  if (submissions.length === 0) return
  await db.insertInto('teaching.submissions').values(submissions).execute()
  const marks = handedIn.marked.flatMap(({ levels, comment }, place) => {
    const submission = submissions[place]
    if (!submission) return []
    const chosen = Object.fromEntries(
      content.rubric.flatMap(({ id, levels: all }, at) => {
        const level = all[levels[at] ?? 0]
        return level ? [[id, level.id]] : []
      }),
    )
    return {
      submission_id: submission.id,
      marker_id: owner,
      levels: JSON.stringify(chosen),
      points: pointsOf(content, chosen),
      comment,
      at: new Date(submission.at.getTime() + dayMs),
    }
  })
  await db.insertInto('teaching.marks').values(marks).execute()
  const turns = marks.map((mark) => ({ ...mark, id: demoId(`mark ${mark.submission_id}`, mark.at) }))
  await db.insertInto('teaching.mark_turns').values(turns).execute()
}
