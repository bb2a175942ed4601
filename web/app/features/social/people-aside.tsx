import type { Answer } from '@arvand/contracts/endpoint'
import type { listBlocked } from '@arvand/contracts/panel/social'
import type { ReactNode } from 'react'
import type { ListQuery } from '../../api/load-list.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { TextLink } from '../../ui/link.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { feedWords, asideWords as tabs } from './words.ts'

type Listed = Answer<typeof listBlocked>

interface PeopleAsideProps {
  readonly here: 'blocked' | 'muted'
  readonly words: Readonly<Record<'title' | 'lead' | 'empty' | 'emptyText', string>>
  readonly page: Listed & { readonly query: ListQuery }
  /** What takes it back. */
  readonly children: (person: Listed['items'][number]) => ReactNode
}

/** People whose posts one does not see, blocked or muted, each with the way to take it back. */
export function PeopleAside({ here, words, page, children }: PeopleAsideProps) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid max-w-[52rem] grid-cols-1 gap-5">
        <TextLink alone to="/panel/feed" className="inline-flex min-h-11 items-center justify-self-start">
          {feedWords.title}
        </TextLink>
        <TabLinks
          label={tabs.sections}
          links={(['blocked', 'muted'] as const).map((one) => ({
            to: `/panel/${one}`,
            title: tabs[one],
            here: one === here,
          }))}
        />
        <PagedList
          page={page}
          label={words.title}
          empty={{ title: words.empty, text: words.emptyText }}
          order={newestFirst}
        >
          {(people) => (
            <ul className="grid grid-cols-1 gap-3">
              {people.map((person) => (
                <li
                  key={person.id}
                  className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-4.5 py-3"
                >
                  <Avatar name={person.name} seed={person.id} photo={person.photo} size={44} />
                  <span className="min-w-0 flex-1 text-16 font-label wrap-anywhere">{person.name}</span>
                  {children(person)}
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </>
  )
}
