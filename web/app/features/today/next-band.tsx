import { formatDuration } from '@arvand/persian/duration'
import { formatNumber } from '@arvand/persian/numbers'
import { Girih } from '../../ui/girih/girih.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { missingInWords, type User } from '../identity/index.ts'
import { goOnPath, type MyCourse } from '../my-courses/index.ts'
import { type TaskName, taskAddresses } from './next-tasks.ts'
import { todayWords as words } from './words.ts'

interface Inbox {
  readonly items?: readonly { readonly title: string }[]
  readonly unread?: number
}

interface NextBandProps {
  readonly tasks: readonly TaskName[]
  readonly user: User
  readonly notices: Inbox
  readonly courses: readonly MyCourse[]
}

/** The next task, and the one after it. */
export function NextBand({ tasks, user, notices, courses }: NextBandProps) {
  // Learning comes first, except for a second factor that a manager must set up before anything else.
  const going = tasks[0] === 'factorRequired' ? undefined : courses.find(isGoing)
  const [first, second] = going ? [undefined, tasks[0]] : tasks
  const { title, note, action, to } = going
    ? learning(going)
    : first
      ? wordsOf(first, user, notices)
      : atRest(user)
  return (
    <section
      aria-labelledby="next-title"
      className="grid overflow-clip rounded-band bg-band text-on-deep max-md:grid-rows-[7.5rem_auto] md:min-h-56 md:grid-cols-[16.25rem_minmax(0,1fr)]"
    >
      <span className="relative overflow-hidden">
        <Girih
          slug={going?.course.slug ?? user.id}
          category={going?.course.category.palette ?? 'lajvard'}
          shape="wall"
          className="absolute inset-0 size-full"
        />
      </span>
      <div className="grid content-center gap-1 p-5 md:p-8">
        <p className="text-14 text-deep-muted">{words.next}</p>
        <h2 id="next-title" className="text-21 font-heading md:text-26">
          {title}
        </h2>
        <p className="text-15 text-deep-muted">{note}</p>
        <p className="flex flex-wrap gap-3 pt-4">
          {to ? (
            <ButtonLink to={to} variant="on-deep" className="max-sm:w-full">
              {action}
            </ButtonLink>
          ) : null}
          {second ? (
            <ButtonLink to={taskAddresses[second]} variant="outline-on-deep" className="max-sm:w-full">
              {words.after} {wordsOf(second, user, notices).action}
            </ButtonLink>
          ) : null}
        </p>
      </div>
    </section>
  )
}

interface TaskWords {
  readonly title: string
  readonly note: string
  readonly action: string
  readonly to: string | null
}

function wordsOf(task: TaskName, user: User, { items, unread = 0 }: Inbox): TaskWords {
  const to = taskAddresses[task]
  if (task === 'profile') {
    const { title, note, action } = words.tasks.profile
    return { title, action, to, note: `${note[0]} ${missingInWords(user)}` }
  }
  if (task === 'notices') {
    const { title, note, action } = words.tasks.notices
    const latest = items?.[0]?.title
    return {
      title: `${formatNumber(unread)} ${title[0]}`,
      action,
      to,
      note: latest ? `${note} ${latest}` : '',
    }
  }
  return { ...words.tasks[task], to }
}

const isGoing = ({ enrolment, nextLesson }: MyCourse): boolean =>
  enrolment.state === 'active' && nextLesson !== null && nextLesson.opensAt === null

/** The lesson to continue, with its second. */
function learning(own: MyCourse): TaskWords {
  const { course, nextLesson, progress, lessonsDone } = own
  const { title, begin, action, done, fresh } = words.learn
  const lesson = `«${nextLesson?.title ?? course.title}»`
  const begun = progress.distinctSteps > 0
  const from = nextLesson?.position ? ` ${title[1]} ${formatDuration(nextLesson.position)}` : ''
  const far = begun
    ? `${formatNumber(lessonsDone)} ${done[0]} ${formatNumber(course.lessons)} ${done[1]}`
    : fresh
  return {
    title: `${begun ? title[0] : begin} ${lesson}${from}`,
    note: `${course.title}. ${far}`,
    action,
    to: goOnPath(own),
  }
}

const atRest = ({ handle }: User): TaskWords => ({
  ...words.tasks.nothing,
  to: handle === null ? null : `/u/${handle}`,
})
