import type { Answer } from '@arvand/contracts/endpoint'
import type { listPostsOf } from '@arvand/contracts/home/social'
import { formatNumber } from '@arvand/persian/numbers'
import type { ListQuery } from '../../api/load-list.ts'
import { newestFirst, PagedRows } from '../../shell/paged-rows.tsx'
import { Alert } from '../../ui/alert.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { BlockPart, FollowButton, MuteButton } from './person-acts.tsx'
import { PostCard } from './post-card.tsx'
import type { DrawnPost } from './with-blocks.server.ts'
import { personActWords, personPostsWords as words } from './words.ts'

type Listed = Answer<typeof listPostsOf>

interface PersonStandingProps {
  readonly person: Listed['person']
  readonly mine: Listed['mine']
  readonly name: string
}

/** The figures of a person, and for others the ways to follow and to block. */
export function PersonStanding({ person, mine, name }: PersonStandingProps) {
  const figures = [
    [words.posts, person.posts],
    [words.followers, person.followers],
    [words.followees, person.followees],
  ] as const
  const who = { id: person.id, name }
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <ul aria-label={words.figures} className="flex flex-wrap gap-x-6 gap-y-1 text-15">
        {figures.map(([label, count]) => (
          <li key={label}>
            <strong className="font-title">{formatNumber(count)}</strong>{' '}
            <span className="text-muted">{label}</span>
          </li>
        ))}
      </ul>
      {mine?.blocks ? (
        <Alert action={<BlockPart person={who} on />}>{personActWords.youBlock}</Alert>
      ) : mine ? (
        <div className="flex flex-wrap items-center gap-2">
          <FollowButton person={who} on={mine.follows} />
          <MuteButton person={who} on={mine.mutes} />
          <BlockPart person={who} on={false} />
        </div>
      ) : null}
    </div>
  )
}

interface PersonPostsProps {
  readonly page: Omit<Listed, 'items'> & { readonly items: readonly DrawnPost[]; readonly query: ListQuery }
  readonly isOwn: boolean
}

/** The posts of a person that the visitor may see. */
export function PersonPosts({ page, isOwn }: PersonPostsProps) {
  return (
    <section aria-labelledby="posts" className="grid max-w-[52rem] grid-cols-1 gap-4">
      <h2 id="posts" className="text-21 font-heading">
        {words.title}
      </h2>
      <PagedRows
        page={page}
        label={words.title}
        anchor="posts"
        order={newestFirst}
        empty={
          <EmptyState
            title={isOwn ? words.emptyOwn : words.empty}
            action={
              isOwn ? (
                <ButtonLink to="/panel/feed" variant="outline" size="compact">
                  {words.write}
                </ButtonLink>
              ) : null
            }
          />
        }
      >
        {(items) =>
          items.map((post) => <PostCard key={post.id} post={post} now={page.query.now} ofPage="author" />)
        }
      </PagedRows>
    </section>
  )
}
