import { showPublicGroup } from '@arvand/contracts/home/exams'
import { formatNumber } from '@arvand/persian/numbers'
import { callerOf } from '../../../api/page.ts'
import { serverContext } from '../../../contexts.ts'
import type { Handle } from '../../../handle.ts'
import { titled } from '../../../shell/site.ts'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { Card } from '../../../ui/card.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { AddToCart } from '../../cart/index.ts'
import { CoursePrice } from '../../courses/index.ts'
import { aboutGroup } from '../group-card.tsx'
import { groupsWords, publicGroupsWords as words } from '../words.ts'
import type { Route } from './+types/group'

export const handle = { cache: { tags: ['sample-questions', 'courses'] } } satisfies Handle

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const { group, mine } = await callerOf(context)(showPublicGroup, { slug })
  const mustBuy = group.price > 0 && !mine?.mayPractise
  return { group, mustBuy, publicUrl: serverContext(context).settings.publicUrl }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { group, publicUrl } = loaderData
  return [
    { title: titled(group.title) },
    { name: 'description', content: group.description || group.title },
    { tagName: 'link', rel: 'canonical', href: `${publicUrl}/sample-questions/${group.slug}` },
    { property: 'og:title', content: group.title },
  ]
}

/** What a group of sample questions is about, and the way to practise it. */
export default function PublicGroupPage({ loaderData: { group, mustBuy } }: Route.ComponentProps) {
  const { id, title, description, questions, teacher, samples } = group
  return (
    <>
      <header className="border-b border-line bg-surface">
        <div className="page py-4 md:pb-8">
          <Breadcrumb crumbs={[{ label: words.title, to: '/sample-questions' }]} here={title} />
          <h1 className="pt-1 text-28 font-display wrap-anywhere md:text-40">{title}</h1>
          <p className="pt-2 text-15 text-muted">{aboutGroup(group)}</p>
          {description ? (
            <p className="max-w-[40rem] pt-3 text-17 whitespace-pre-line">{description}</p>
          ) : null}
          <p className="pt-3 text-15 font-label">
            {[groupsWords.questions(formatNumber(questions)), groupsWords.by(teacher)].join(' · ')}
          </p>
          {mustBuy ? (
            <div className="grid max-w-sm gap-4 pt-4">
              <CoursePrice course={{ price: group.price, listPrice: group.price }} large />
              <AddToCart item={{ kind: 'sampleQuestionGroup', id }} />
            </div>
          ) : (
            <p className="pt-4">
              <ButtonLink to={`/panel/practice/${id}`}>{words.practise}</ButtonLink>
            </p>
          )}
        </div>
      </header>
      <div className="page grid max-w-3xl gap-5 py-7">
        <Card title={words.samples}>
          <ul className="grid list-disc gap-3 ps-6 text-16">
            {samples.map((sample) => (
              <li key={sample.id} className="wrap-anywhere">
                <p className="bidi-plain">{sample.excerpt}</p>
              </li>
            ))}
          </ul>
        </Card>
        <Card title={words.how}>
          <p className="text-15">{words.howText}</p>
        </Card>
      </div>
    </>
  )
}
