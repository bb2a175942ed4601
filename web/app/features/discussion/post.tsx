import { likeComment, markAnswer } from '@arvand/contracts/panel/discussion'
import { formatNumber } from '@arvand/persian/numbers'
import { CircleCheck, ThumbsUp } from 'lucide-react'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextLink } from '../../ui/link.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { threadPage } from './addresses.ts'
import { PostBody } from './post-body.tsx'
import { PostForm } from './post-form.tsx'
import { EditPart, RemovePart, ReplyPart, ReportPart } from './post-parts.tsx'
import type { PostData, PostPlace, ThreadData } from './post-place.ts'
import { useLiveLikes } from './use-live-likes.ts'
import { threadWords as words, wordsOfThread } from './words.ts'

/** One post: author, text and actions. */
export function Post({ post, place }: { post: PostData; place: PostPlace }) {
  const { thread, now } = place
  const isMarked = thread.marked?.commentId === post.id
  const nested = post.parentId !== null ? 'ms-6 md:ms-14' : ''
  const look = isMarked ? 'border-success bg-success-100/30' : 'border-line bg-surface'
  return (
    <article
      id={`post-${post.id}`}
      className={`grid gap-3 rounded-card border px-4.5 py-4 md:px-6 ${look} ${nested}`}
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Avatar name={post.author.name} seed={post.author.id} photo={post.author.photo} size={36} />
        <span className="text-15 font-label wrap-anywhere">{post.author.name}</span>
        {post.byStaff ? <Badge tone="primary">{wordsOfThread(thread.about.kind).teacher}</Badge> : null}
        {!post.byStaff && post.author.id === thread.author.id && post.id !== thread.id ? (
          <Badge>{words.asker}</Badge>
        ) : null}
        <span className="text-14 text-muted">
          <TimeAgo at={post.at} now={now} />
        </span>
        {post.editedAt && post.removed === null ? (
          <TextLink alone to={`${threadPage(thread.id)}/edits/${post.id}`} className="text-14">
            {words.edited}
          </TextLink>
        ) : null}
        {isMarked && thread.marked ? (
          <Badge tone="success" icon={CircleCheck}>
            {words.solution[thread.marked.by]}
          </Badge>
        ) : null}
      </header>
      {post.removed ? (
        <p className="text-15 text-muted">{words.removed[post.removed]}</p>
      ) : (
        <>
          <PostBody text={post.body} />
          <PostActs post={post} place={place} />
        </>
      )}
    </article>
  )
}

/** The actions of one post. */
export function PostActs({ post, place }: { post: PostData; place: PostPlace }) {
  const { thread, readerId } = place
  const isQuestion = post.id === thread.id
  const isOwn = post.author.id === readerId
  return (
    <footer className="-ms-2 flex flex-wrap items-start gap-x-1 gap-y-2">
      <LikePart post={post} page={threadPage(thread.id)} isOwn={isOwn} isHeard={readerId !== null} />
      {thread.mayMark && !isQuestion && thread.about.kind !== 'article' ? (
        <MarkPart post={post} thread={thread} />
      ) : null}
      {isQuestion || thread.whyNotAnswer ? null : <ReplyPart post={post} place={place} />}
      {post.mayEdit ? <EditPart post={post} place={place} /> : null}
      {isOwn ? null : <ReportPart post={post} place={place} />}
      {post.mayRemove ? <RemovePart post={post} place={place} /> : null}
    </footer>
  )
}

interface LikePartProps {
  readonly post: PostData
  readonly page: string
  readonly isOwn: boolean
  /** Somebody is signed in, and hears of the likes of others. */
  readonly isHeard: boolean
}

function LikePart({ post, page, isOwn, isHeard }: LikePartProps) {
  const likes = useLiveLikes(post, isHeard)
  const count = formatNumber(likes)
  if (isOwn)
    return likes > 0 ? (
      <span className="inline-flex min-h-11 items-center gap-2 px-4 text-15 text-muted">
        <Icon of={ThumbsUp} size={18} />
        {count}
        <span className="sr-only">{words.like}</span>
      </span>
    ) : null
  return (
    <PostForm
      page={page}
      intent="like"
      to={likeComment}
      carry={{ commentId: post.id, on: post.liked ? 'no' : 'yes' }}
      submit={count}
      button={{
        variant: post.liked ? 'soft' : 'quiet',
        icon: ThumbsUp,
        'aria-pressed': post.liked,
        'aria-label': `${post.liked ? words.unlike : words.like}، ${count}`,
        title: post.liked ? words.unlike : words.like,
      }}
      className="contents"
      quiet
    />
  )
}

function MarkPart({ post, thread }: { post: PostData; thread: ThreadData }) {
  const isMarked = thread.marked?.commentId === post.id
  return (
    <PostForm
      page={threadPage(thread.id)}
      intent="mark"
      to={markAnswer}
      carry={{ threadId: thread.id, commentId: isMarked ? null : post.id }}
      submit={isMarked ? words.unmark : words.mark}
      button={{ variant: 'quiet', icon: CircleCheck }}
      className="contents"
      quiet
    />
  )
}
