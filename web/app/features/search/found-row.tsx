import type { FoundDetails, SearchKind } from '@arvand/contracts/search'
import { formatDuration } from '@arvand/persian/duration'
import { formatNumber } from '@arvand/persian/numbers'
import { Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { Duration } from '../../ui/duration.tsx'
import type { LucideIcon } from '../../ui/icon.tsx'
import { laterPart } from '../../ui/lazy-part.tsx'
import { ButtonLink, Link } from '../../ui/link.tsx'
import { MarkedAt } from '../../ui/marked.tsx'
import { photoOf } from '../../ui/photo.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { CourseCover, CoursePrice, levelWords, Rating } from '../courses/index.ts'
import { shownTitle } from './shown-text.ts'
import { kindWords, searchWords as words } from './words.ts'

/** One result, from whichever door. */
export interface FoundItem extends FoundDetails {
  readonly kind: SearchKind
  readonly id: string
  readonly title: string
  readonly text: string
  readonly href: string
  readonly mark?: [number, number][] | undefined
}

interface Shown {
  readonly picture: ReactNode
  readonly meta: string
  readonly facts: ReactNode
  readonly end: ReactNode
}

interface FoundRowProps {
  readonly item: FoundItem
  /** Above the fold: its picture is fetched at once. */
  readonly soon?: boolean
}

/** A result: its kind, its title, one line of facts, and one action at the end. */
export function FoundRow({ item, soon = false }: FoundRowProps) {
  const { picture, meta, facts, end } = shownOf(item, soon)
  return (
    <li className="relative flex flex-wrap items-center gap-x-4.5 gap-y-3 px-4.5 py-4 has-[a.row:hover]:bg-sunken sm:flex-nowrap md:px-5">
      <span className="grid w-20 shrink-0 place-items-center self-start sm:w-40 sm:self-center">
        {picture}
      </span>
      <div className="min-w-0 flex-[1_1_10rem]">
        <p className="text-14 text-muted">{meta}</p>
        <h2 className="text-16 font-title leading-relaxed">
          <Link to={item.href} className="row after:absolute after:inset-0">
            <MarkedAt text={shownTitle(item.kind, item.title)} places={item.mark} />
          </Link>
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 text-14 text-muted">{facts}</p>
      </div>
      <div className="relative w-full shrink-0 sm:w-38">{end}</div>
    </li>
  )
}

function shownOf(item: FoundItem, soon: boolean): Shown {
  if (item.course) return ofCourse(item, item.course, soon)
  if (item.path) return ofPath(item, item.path, soon)
  if (item.teacher) return ofTeacher(item, item.teacher)
  if (item.kind in openWords) return ofText(item, item.kind as keyof typeof openWords)
  if (item.kind === 'exam' || item.kind === 'sampleQuestionGroup') return ofQuestions(item, item.kind)
  return ofOwn(item)
}

function ofCourse(item: FoundItem, course: NonNullable<FoundItem['course']>, soon: boolean): Shown {
  const { slug, category, cover, level, teacher, rating, ratings, seconds, mine } = course
  return {
    picture: (
      <CourseCover
        slug={slug}
        palette={category.palette}
        cover={cover}
        soon={soon}
        sizes="10rem"
        className="rounded-control"
      />
    ),
    meta: [kindWords.course, category.title, levelWords[level]].join(' · '),
    facts: (
      <>
        <span>{teacher.name}</span>
        {ratings > 0 ? <Rating rating={rating} ratings={ratings} /> : null}
        <Duration seconds={seconds} />
      </>
    ),
    end: mine ? (
      <div className="grid gap-2">
        <ProgressBar
          compact
          label={words.lessonsDone(formatNumber(mine.lessonsDone), formatNumber(course.lessons))}
          share={mine.progress.percent}
          band={mine.progress.band}
        />
        <Action to={`/learn/${slug}`} of={item} icon={Play} variant="soft">
          {mine.progress.percent > 0 ? words.goOn : words.begin}
        </Action>
      </div>
    ) : (
      <CoursePrice course={course} />
    ),
  }
}

const ofPath = (
  item: FoundItem,
  { slug, palette, courses, seconds }: NonNullable<FoundItem['path']>,
  soon: boolean,
): Shown => ({
  picture: <CourseCover slug={slug} palette={palette} cover={null} soon={soon} className="rounded-control" />,
  meta: [kindWords.path, words.courses(formatNumber(courses))].join(' · '),
  facts: (
    <>
      <span className="max-w-max min-w-0 flex-[1_1_10rem] truncate">{item.text}</span>
      <Duration seconds={seconds} />
    </>
  ),
  end: (
    <Action to={item.href} of={item}>
      {words.openPath}
    </Action>
  ),
})

const ofTeacher = (item: FoundItem, teacher: NonNullable<FoundItem['teacher']>): Shown => ({
  picture: <Avatar name={item.title} seed={teacher.handle} photo={photoOf(teacher.picture)} size={64} />,
  meta: kindWords.teacher,
  facts: (
    <>
      {item.text ? <span>{item.text}</span> : null}
      <span>{words.courses(formatNumber(teacher.courses))}</span>
      {teacher.ratings > 0 ? <Rating rating={teacher.rating} ratings={teacher.ratings} /> : null}
    </>
  ),
  end: (
    <Action to={item.href} of={item}>
      {words.openTeacher}
    </Action>
  ),
})

/** An exam, or a group of sample questions. */
const ofQuestions = (item: FoundItem, kind: 'exam' | 'sampleQuestionGroup'): Shown => ({
  picture: <OwnPicture kind={kind} />,
  meta: kindWords[kind],
  facts: <span className="line-clamp-1 min-w-0">{item.text}</span>,
  end: (
    <Action to={item.href} of={item}>
      {kind === 'exam' ? words.openExam : words.openGroup}
    </Action>
  ),
})

const openWords = {
  post: words.openPost,
  article: words.openArticle,
  help: words.openHelp,
  job: words.openJob,
  company: words.openCompany,
} as const

/** What has no picture of its own: a post of the feed, an article, help, a job, a company. */
const ofText = (item: FoundItem, kind: keyof typeof openWords): Shown => ({
  picture: <OwnPicture kind={kind} />,
  meta: kindWords[kind],
  facts: <span className="line-clamp-1 min-w-0">{item.text}</span>,
  end: (
    <Action to={item.href} of={item}>
      {openWords[kind]}
    </Action>
  ),
})

// Its icons are loaded only where somebody's own results are shown.
const OwnPicture = laterPart(() => import('./own-picture.tsx'))

function ofOwn(item: FoundItem): Shown {
  const second = /[?&]at=(\d+)/.exec(item.href)?.[1]
  return {
    picture: <OwnPicture kind={item.kind} />,
    meta: [words.own, kindWords[item.kind]].join(' · '),
    facts: <span className="line-clamp-1 min-w-0">{item.text}</span>,
    end: (
      <Action to={item.href} of={item} icon={second ? Play : undefined}>
        {second ? words.playFrom(formatDuration(Number(second))) : actionOf(item.kind)}
      </Action>
    ),
  }
}

function actionOf(kind: SearchKind): string {
  if (kind === 'note') return words.openNote
  if (kind === 'factor') return words.openFactor
  return kind === 'learning' ? words.openCourse : words.openLesson
}

interface ActionProps {
  readonly to: string
  readonly of: FoundItem
  readonly icon?: LucideIcon | undefined
  readonly variant?: 'soft' | 'outline'
  readonly children: string
}

/** Read out with the title, since every row has such a button. */
const Action = ({ to, of, icon, variant = 'outline', children }: ActionProps) => (
  <ButtonLink
    to={to}
    variant={variant}
    size="compact"
    wide
    icon={icon}
    aria-label={`${children}: ${of.title}`}
  >
    {children}
  </ButtonLink>
)
