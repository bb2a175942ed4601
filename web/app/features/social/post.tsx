import { promiseOf } from '@arvand/contracts/errors/catalogue'
import { showPost } from '@arvand/contracts/home/social'
import { showThread } from '@arvand/contracts/panel/discussion'
import { useLocation, useRevalidator } from 'react-router'
import { loadList } from '../../api/load-list.ts'
import { callerOf } from '../../api/page.ts'
import { signInAddress } from '../../api/sign-in-address.ts'
import { serverContext } from '../../contexts.ts'
import { Pager } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { useVisitor } from '../../shell/use-root.ts'
import { ButtonLink, TextLink } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { QuestionActs, ThreadAnswers, useFreshThread } from '../discussion/index.ts'
import type { Route } from './+types/post'
import { PostCard } from './post-card.tsx'
import { withBlocks } from './with-blocks.server.ts'
import { postWords as words } from './words.ts'

/** A post as anyone reads it, and its comments for whoever is signed in. */
export async function loader({ context, params: { id }, url }: Route.LoaderArgs) {
  const { visitor, settings } = serverContext(context)
  const { post } = await callerOf(context)(showPost, { id })
  const thread = visitor ? await loadThread({ context, url }, id) : null
  const [drawn] = withBlocks([post])
  return { post: drawn ?? { ...post, blocks: [] }, thread, now: Date.now(), publicUrl: settings.publicUrl }
}

async function loadThread(args: Pick<Route.LoaderArgs, 'context' | 'url'>, threadId: string) {
  const shown = await loadList(showThread, args, { with: { threadId } })
  const { whyNotAnswer } = shown.thread
  return { ...shown, whyNotAnswer: whyNotAnswer && promiseOf(whyNotAnswer).sentence, now: shown.query.now }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { post, publicUrl } = loaderData
  const [title, url] = [words.title(post.author.name), `${publicUrl}/posts/${post.id}`]
  const description = post.text.replaceAll(/\s+/g, ' ').slice(0, 160)
  return [
    { title: titled(title) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'SocialMediaPosting',
        '@id': url,
        url,
        headline: title,
        articleBody: post.text,
        datePublished: post.at,
        ...(post.editedAt ? { dateModified: post.editedAt } : {}),
        author: { '@type': 'Person', name: post.author.name },
        commentCount: post.comments,
      },
    },
  ]
}

export default function PostPage({ loaderData: { post, thread, now } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  useFreshThread(post.id, () => void revalidate())
  return (
    <div className="page grid grid-cols-1 gap-4 py-6 md:py-9">
      <h1 className="text-26 font-display md:text-28">{words.title(post.author.name)}</h1>
      {useVisitor() ? (
        <TextLink alone to="/panel/feed" className="inline-flex min-h-11 items-center justify-self-start">
          {words.toFeed}
        </TextLink>
      ) : null}
      <div className="grid max-w-[52rem] grid-cols-1 gap-4">
        <PostCard post={post} now={now} acts={thread ? <QuestionActs shown={thread} /> : undefined} />
        {thread ? (
          <>
            <ThreadAnswers shown={thread} />
            <Pager
              page={{ ...thread.answers, query: thread.query }}
              label={words.answers}
              order={words.answersNote}
            />
          </>
        ) : (
          <SignIn />
        )}
      </div>
    </div>
  )
}

function SignIn() {
  const { pathname } = useLocation()
  return (
    <EmptyState
      level={2}
      title={words.signIn}
      action={
        <ButtonLink to={signInAddress(pathname)} size="compact">
          {words.signInLink}
        </ButtonLink>
      }
    />
  )
}
