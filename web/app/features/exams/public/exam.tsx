import { showPublicExam } from '@arvand/contracts/home/exams'
import { formatNumber } from '@arvand/persian/numbers'
import { callerOf } from '../../../api/page.ts'
import { serverContext } from '../../../contexts.ts'
import type { Handle } from '../../../handle.ts'
import { titled } from '../../../shell/site.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { Card } from '../../../ui/card.tsx'
import { ButtonLink, TextLink } from '../../../ui/link.tsx'
import { CoursePrice } from '../../courses/index.ts'
import { BuyCard } from '../buy-card.tsx'
import { RulesCard } from '../rules-card.tsx'
import { publicExamsWords, publicExamWords as words } from '../words/public-exams-words.ts'
import type { Route } from './+types/exam'

export const handle = { cache: { tags: ['exams', 'courses'], seconds: 60 } } satisfies Handle

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const { exam, mine } = await callerOf(context)(showPublicExam, { slug })
  const { publicUrl } = serverContext(context).settings
  return { exam, mustBuy: exam.price > 0 && !mine?.mayTake, publicUrl }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { exam, publicUrl } = loaderData
  return [
    { title: titled(exam.title) },
    { name: 'description', content: exam.summary || exam.title },
    { tagName: 'link', rel: 'canonical', href: `${publicUrl}/exams/${exam.slug}` },
    { property: 'og:title', content: exam.title },
    { property: 'og:description', content: exam.summary },
  ]
}

/** What an exam is, for whoever finds it, and the way to its door. */
export default function PublicExamPage({ loaderData: { exam, mustBuy } }: Route.ComponentProps) {
  const { id, title, category, teacher, course, sections, price, state, attempts } = exam
  return (
    <>
      <header className="border-b border-line bg-surface">
        <div className="page py-4 md:pb-8">
          <Breadcrumb crumbs={[{ label: publicExamsWords.title, to: '/exams' }]} here={title} />
          <p className="pt-2 text-14 text-muted">{category.title}</p>
          <h1 className="pt-1 text-28 font-display wrap-anywhere md:text-40">{title}</h1>
          <p className="pt-3 text-15">
            {words.teacher}:{' '}
            {teacher.handle ? (
              <TextLink to={`/teachers/${teacher.handle}`}>{teacher.name}</TextLink>
            ) : (
              teacher.name
            )}
          </p>
          {course ? (
            <p className="pt-1 text-15">
              {words.course} <TextLink to={`/courses/${course.slug}`}>{course.title}</TextLink>
            </p>
          ) : null}
        </div>
      </header>
      <div className="page grid items-start gap-5 py-7 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="grid grid-cols-1 gap-5 lg:order-2">
          {state === 'closed' ? (
            <Alert>{words.closed}</Alert>
          ) : mustBuy ? (
            <BuyCard exam={exam} />
          ) : (
            <Card>
              <div className="grid gap-4">
                {price === 0 ? <CoursePrice course={{ price, listPrice: price }} large /> : null}
                <ButtonLink to={`/panel/exams/${id}`} wide>
                  {words.take}
                </ButtonLink>
              </div>
            </Card>
          )}
        </div>
        <div className="grid grid-cols-1 gap-5">
          <RulesCard exam={{ ...exam, attemptsLeft: attempts === 0 ? null : attempts, attemptId: null }} />
          {sections.length > 1 ? (
            <Card title={words.sections}>
              <ul className="grid gap-2 text-15">
                {sections.map((section) => (
                  <li key={section.id} className="flex justify-between gap-4">
                    <span className="min-w-0 wrap-anywhere">{section.title}</span>
                    <span className="shrink-0 text-muted">
                      {publicExamsWords.questions(formatNumber(section.questions))}
                    </span>
                  </li>
                ))}
              </ul>
            </Card>
          ) : null}
        </div>
      </div>
    </>
  )
}
