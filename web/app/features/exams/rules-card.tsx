import type { Answer } from '@arvand/contracts/endpoint'
import type { OfferedExam, showExam } from '@arvand/contracts/panel/exams'
import { formatDateTime } from '@arvand/persian/format-date'
import { formatNumber, formatPercent } from '@arvand/persian/numbers'
import {
  ArrowLeftToLine,
  BadgeCheck,
  CalendarClock,
  Clock,
  CloudUpload,
  Eye,
  FileQuestion,
  Layers,
  MinusCircle,
  Network,
  Repeat,
  ScrollText,
  ShieldCheck,
} from 'lucide-react'
import { Card } from '../../ui/card.tsx'
import { Icon, type LucideIcon } from '../../ui/icon.tsx'
import { examWords as words } from './words/exam-words.ts'

type Rule = readonly [icon: LucideIcon, sentence: string]

type RuledExam = Pick<
  OfferedExam,
  | 'description'
  | 'questions'
  | 'isKonkur'
  | 'minutes'
  | 'opensAt'
  | 'closesAt'
  | 'attemptsLeft'
  | 'attemptId'
  | 'rules'
>

type Booklets = NonNullable<Answer<typeof showExam>['choices']>['fields']

interface RulesProps {
  readonly exam: RuledExam
  /** In Konkur mode, where one is chosen here. */
  readonly booklets?: Booklets | undefined
}

/** The rules of an exam, a sentence each. */
export function RulesCard({ exam, booklets = [] }: RulesProps) {
  return (
    <Card title={words.rules}>
      {exam.description ? <p className="pb-4 text-16 whitespace-pre-line">{exam.description}</p> : null}
      <ul className="grid gap-3">
        {rulesOf(exam, booklets).map(([icon, sentence]) => (
          <li key={sentence} className="flex gap-3 text-15">
            <Icon of={icon} className="mt-1 text-primary-700" />
            <span className="min-w-0">{sentence}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function rulesOf(exam: RuledExam, booklets: Booklets): Rule[] {
  const { questions, isKonkur, opensAt, closesAt, attemptsLeft, attemptId, rules } = exam
  const { negative, passPercent, reviewFrom, sections, needsNetwork, lateMinutes } = rules
  const opens = opensAt ? formatDateTime(opensAt) : null
  const closes = closesAt ? formatDateTime(closesAt) : null
  const { window } = words
  const open =
    opens && closes
      ? window.both(opens, closes)
      : opens
        ? window.opens(opens)
        : closes
          ? window.closes(closes)
          : null
  const all: (Rule | null)[] = [
    isKonkur ? [FileQuestion, words.booklets] : [FileQuestion, words.questions(formatNumber(questions))],
    ...timesOf(exam, booklets),
    ...[{ title: '', sections }, ...booklets].flatMap(pacesOf),
    open ? [CalendarClock, open] : null,
    needsNetwork ? [Network, words.network] : null,
    lateMinutes > 0 ? [CloudUpload, words.late(formatNumber(lateMinutes))] : null,
    attemptsLeft === null
      ? [Repeat, words.noLimit]
      : attemptsLeft > 0 && !attemptId
        ? [Repeat, attemptsLeft === 1 ? words.once : words.left(formatNumber(attemptsLeft))]
        : null,
    [
      MinusCircle,
      isKonkur ? words.third : negative > 0 ? words.negative(formatPercent(negative, 2)) : words.noNegative,
    ],
    passPercent === null ? null : [BadgeCheck, words.pass(formatPercent(passPercent, 2))],
    [ScrollText, words.review[reviewFrom]],
    [Eye, words.watched],
    [ShieldCheck, words.kept],
  ]
  return all.filter((rule) => rule !== null)
}

/** How long it takes; where booklets take differently long, each of them. */
function timesOf({ minutes, isKonkur }: RuledExam, booklets: Booklets): Rule[] {
  if (minutes !== null) return [[Clock, words.minutes(formatNumber(minutes))]]
  if (isKonkur && booklets.length === 0) return [[Clock, words.minutesApart]]
  if (booklets.every((one) => one.minutes === null)) return [[Clock, words.untilClose]]
  return booklets.map(({ title, minutes: own }) => [
    Clock,
    words.ofField(title, own === null ? words.untilClose : words.minutes(formatNumber(own))),
  ])
}

/** In which order its sections are entered, and from which questions one does not come back. */
function pacesOf({ title, sections }: Pick<Booklets[number], 'title' | 'sections'>): Rule[] {
  const told = (sentence: string) => (title ? words.ofField(title, sentence) : sentence)
  const all: (Rule | null)[] = [
    sections.length > 1 ? [Layers, told(sectionsIn(sections))] : null,
    sections.some(({ oneWay }) => oneWay) ? [ArrowLeftToLine, told(oneWayIn(sections))] : null,
  ]
  return all.filter((rule) => rule !== null)
}

type Sections = RuledExam['rules']['sections']

/** «۳ بخش دارد که به‌ترتیب باز می‌شود: ادبیات (۲۰ دقیقه)، ریاضی …» */
const sectionsIn = (sections: Sections): string =>
  words.sections(
    formatNumber(sections.length),
    sections
      .map(({ title, minutes }) => (minutes === null ? title : words.section(title, formatNumber(minutes))))
      .join('، '),
  )

const oneWayIn = (sections: Sections): string => {
  const titles = sections.flatMap(({ title, oneWay }) => (oneWay ? [title] : []))
  return titles.length === sections.length ? words.oneWay : words.oneWayIn(titles.join('، '))
}
