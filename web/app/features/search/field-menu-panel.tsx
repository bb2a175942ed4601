import type { Answer } from '@arvand/contracts/endpoint'
import { listCategories } from '@arvand/contracts/home/courses'
import { listPaths } from '@arvand/contracts/home/paths'
import { formatNumber } from '@arvand/persian/numbers'
import { useEffect, useState } from 'react'
import { quietCall } from '../../api/browser.ts'
import { Girih } from '../../ui/girih/girih.tsx'
import { Link, MoreLink, TextLink } from '../../ui/link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { levelWords } from '../courses/index.ts'
import { fieldWords as words } from './suggestion-words.ts'

interface Held {
  readonly fields: Answer<typeof listCategories>['items']
  readonly paths: Answer<typeof listPaths>['items']
}

/** Asked once in a visit. */
let asked: Promise<Held> | null = null

const ask = (): Promise<Held> => {
  asked ??= Promise.all([quietCall(listCategories, {}), quietCall(listPaths, {})]).then(
    ([fields, paths]) => ({ fields: fields.items, paths: paths.items.slice(0, 3) }),
  )
  asked.catch(() => {
    asked = null
  })
  return asked
}

/** Fields with their subjects; paths, levels, and what is free at the end. */
export default function FieldMenuPanel({ onFollow }: { onFollow: () => void }) {
  const [held, setHeld] = useState<Held | 'failed' | null>(null)
  useEffect(() => {
    ask().then(setHeld, () => setHeld('failed'))
  }, [])
  if (held === 'failed')
    return (
      <p role="alert" className="p-6 text-15">
        {words.failed}{' '}
        <TextLink to="/courses" onClick={onFollow}>
          {words.seeAll}
        </TextLink>
      </p>
    )
  return (
    // Every link inside closes the menu.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link pressed by the keyboard is clicked too
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the clicks of the links inside
    <div
      onClick={({ target }) => target instanceof Element && target.closest('a') && onFollow()}
      className="grid grid-cols-1 lg:grid-cols-[minmax(0,1fr)_19rem]"
    >
      {held ? <Fields fields={held.fields} /> : <Waiting />}
      <aside className="grid content-start gap-4 border-line bg-sunken p-6 max-lg:border-t lg:border-s">
        {held && held.paths.length > 0 ? <Paths paths={held.paths} /> : null}
        <Choices />
      </aside>
    </div>
  )
}

function Fields({ fields }: Pick<Held, 'fields'>) {
  const all = fields.reduce((sum, { count }) => sum + count, 0)
  return (
    <nav aria-label={words.fields} className="p-4">
      <ul className="grid grid-cols-2 gap-1 md:grid-cols-3 xl:grid-cols-4">
        {fields.map(({ slug, title, palette, count, subjects }) => (
          <li key={slug} className="rounded-control p-3 hover:bg-primary-100">
            <Link to={`/categories/${slug}`} className="flex min-h-11 items-center gap-3">
              <Girih slug={slug} category={palette} shape="tile" className="size-11 shrink-0 rounded-tile" />
              <span>
                <span className="block text-15 font-title">{title}</span>
                <span className="block text-14 text-muted">{words.courses(formatNumber(count))}</span>
              </span>
            </Link>
            <ul className="pt-1">
              {subjects.map((subject) => (
                <li key={subject}>
                  <Link
                    to={`/search?${new URLSearchParams({ q: subject, category: slug })}`}
                    className="inline-flex min-h-8 min-w-8 items-center text-14 hover:text-primary-700 hover:underline"
                  >
                    {subject}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
        <li className="grid place-items-center p-3">
          <MoreLink to="/courses">{words.allCourses(formatNumber(all))}</MoreLink>
        </li>
      </ul>
    </nav>
  )
}

const Paths = ({ paths }: Pick<Held, 'paths'>) => (
  <nav aria-label={words.paths}>
    <h2 className="pb-1 text-14 font-label text-muted">{words.paths}</h2>
    <ul>
      {paths.map(({ slug, title, category, courses }) => (
        <li key={slug}>
          <Link to={`/paths/${slug}`} className="flex min-h-14 items-center gap-3 hover:text-primary-700">
            <Girih
              slug={slug}
              category={category.palette}
              shape="tile"
              className="size-11 shrink-0 rounded-tile"
            />
            <span>
              <span className="block text-15 font-title">{title}</span>
              <span className="block text-14 text-muted">{words.inOrder(formatNumber(courses))}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
    <MoreLink to="/paths">{words.allPaths}</MoreLink>
  </nav>
)

const choices = [
  { to: '/courses?level=beginner', title: levelWords.beginner },
  { to: '/courses?level=intermediate', title: levelWords.intermediate },
  { to: '/courses?level=advanced', title: levelWords.advanced },
  { to: '/courses?price=free', title: words.free },
  { to: '/plus', title: words.plus },
]

const Choices = () => (
  <nav aria-label={words.levels}>
    <h2 className="pb-2 text-14 font-label text-muted">{words.levels}</h2>
    <ul className="flex flex-wrap gap-2">
      {choices.map(({ to, title }) => (
        <li key={to}>
          <Link
            to={to}
            className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-14 font-label hover:border-edge"
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)

const Waiting = () => (
  <div
    role="status"
    aria-label={words.loading}
    className="grid grid-cols-2 gap-6 p-6 md:grid-cols-3 xl:grid-cols-4"
  >
    {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key) => (
      <Skeleton key={key} className="h-32" />
    ))}
  </div>
)
