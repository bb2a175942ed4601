import { formatDuration } from '@arvand/persian/duration'
import { formatNumber } from '@arvand/persian/numbers'
import { Girih } from '../../ui/girih/girih.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { missingInWords, type User } from '../identity/index.ts'
import { goOnPath, type MyCourse } from '../my-courses/index.ts'
import { type TaskName, taskAddresses } from './next-tasks.ts'
import { todayWords as words } from './words.ts'

interface NextBandProps {
  readonly tasks: readonly TaskName[]
  readonly user: User
  /** The course to go on with. */
  readonly going: MyCourse | undefined
  /** Whoever has none yet is led to a first one. */
  readonly hasCourses: boolean
}

/** The lesson to go on with, or the next task; and what comes after it. */
export function NextBand({ tasks, user, going, hasCourses }: NextBandProps) {
  // Learning comes first, except for a second factor that a manager must set up before anything else.
  const isBarred = tasks[0] === 'factorRequired'
  const [second] = isBarred ? tasks.slice(1) : tasks
  const { title, note, action, to } = isBarred
    ? wordsOf('factorRequired', user)
    : going
      ? learning(going)
      : { ...words.tasks[hasCourses ? 'nothing' : 'first'], to: '/courses' }
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
          <ButtonLink to={to} variant="on-deep" className="max-sm:w-full">
            {action}
          </ButtonLink>
          {second ? (
            <ButtonLink to={taskAddresses[second]} variant="outline-on-deep" className="max-sm:w-full">
              {words.after} {wordsOf(second, user).action}
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
  readonly to: string
}

function wordsOf(task: TaskName, user: User): TaskWords {
  const to = taskAddresses[task]
  if (task !== 'profile') return { ...words.tasks[task], to }
  const { title, note, action } = words.tasks.profile
  return { title, action, to, note: `${note[0]} ${missingInWords(user)}` }
}

/** The lesson to continue, with its second. */
function learning(own: MyCourse): TaskWords {
  const { course, nextLesson, progress, lessonsDone } = own
  const { title, begin, action, start, done, fresh } = words.learn
  const lesson = `«${nextLesson?.title ?? course.title}»`
  const begun = progress.distinctSteps > 0
  const from = nextLesson?.position ? ` ${title[1]} ${formatDuration(nextLesson.position)}` : ''
  const far = begun
    ? `${formatNumber(lessonsDone)} ${done[0]} ${formatNumber(course.lessons)} ${done[1]}`
    : fresh
  return {
    title: `${begun ? title[0] : begin} ${lesson}${from}`,
    note: `${course.title}. ${far}`,
    action: begun ? action : start,
    to: goOnPath(own),
  }
}
