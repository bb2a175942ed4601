import type { OfferedExam } from '@arvand/contracts/panel/exams'
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

/** The rules of an exam, a sentence each. */
export function RulesCard({ exam }: { exam: RuledExam }) {
  return (
    <Card title={words.rules}>
      {exam.description ? <p className="pb-4 text-16 whitespace-pre-line">{exam.description}</p> : null}
      <ul className="grid gap-3">
        {rulesOf(exam).map(([icon, sentence]) => (
          <li key={sentence} className="flex gap-3 text-15">
            <Icon of={icon} className="mt-1 text-primary-700" />
            <span className="min-w-0">{sentence}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function rulesOf({
  questions,
  isKonkur,
  minutes,
  opensAt,
  closesAt,
  attemptsLeft,
  attemptId,
  rules,
}: RuledExam): Rule[] {
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
    [Clock, minutes === null ? words.untilClose : words.minutes(formatNumber(minutes))],
    sections.length > 1 ? [Layers, sectionsIn(sections)] : null,
    sections.some(({ oneWay }) => oneWay) ? [ArrowLeftToLine, oneWayIn(sections)] : null,
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
