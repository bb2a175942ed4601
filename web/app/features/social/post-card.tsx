import { likeComment } from '@arvand/contracts/panel/discussion'
import { bookmarkPost, discussPost } from '@arvand/contracts/panel/social'
import { localDigits } from '@arvand/persian/digits'
import { formatNumber } from '@arvand/persian/numbers'
import { Bookmark, Check, Lock, MessageCircle, ThumbsUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useVisitor } from '../../shell/use-root.ts'
import { Alert } from '../../ui/alert.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { laterPart } from '../../ui/lazy-part.tsx'
import { Link, TextLink } from '../../ui/link.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { lessonThreads, PostBlocks, PostForm, threadPage, useLiveLikes } from '../discussion/index.ts'
import { LinkCard } from './link-card.tsx'
import { FollowButton } from './person-acts.tsx'
import type { DrawnPost } from './with-blocks.server.ts'
import { postWords as words } from './words.ts'

const PollPart = laterPart(() => import('./poll-part.tsx'))

interface PostCardProps {
  readonly post: DrawnPost
  readonly now: number
  /** Why it is shown. */
  readonly why?: string | undefined
  /** On the page of its author nobody has to be told who wrote it. */
  readonly ofPage?: 'author'
  /** Instead of the likes and the way to the comments. */
  readonly acts?: ReactNode
}

/** A post: its author, text and pictures, and what may be done with it. */
export function PostCard({ post, now, why, ofPage, acts }: PostCardProps) {
  const { author } = post
  const visitor = useVisitor()
  const mayFollow = visitor !== null && visitor.id !== author.id && !post.follows && ofPage !== 'author'
  return (
    <article
      aria-label={words.title(author.name)}
      className="grid grid-cols-1 gap-3 rounded-card border border-line bg-surface px-4.5 py-4 md:px-6 md:py-5"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Avatar name={author.name} seed={author.id} photo={author.photo} size={44} />
        <div className="min-w-0 flex-1 basis-40">
          <p className="text-15 font-label wrap-anywhere">
            {author.handle ? (
              <Link to={`/u/${author.handle}`} className="hover:text-primary-700">
                {author.name}
              </Link>
            ) : (
              author.name
            )}
          </p>
          <p className="flex flex-wrap items-center gap-x-3 text-14 text-muted">
            <TimeAgo at={post.at} now={now} />
            {post.editedAt ? (
              visitor ? (
                <Link
                  to={`${threadPage(post.id)}/edits/${post.id}`}
                  className="underline hover:text-primary-700"
                >
                  {words.edited}
                </Link>
              ) : (
                <span>{words.edited}</span>
              )
            ) : null}
          </p>
        </div>
        {post.visibility === 'everyone' ? null : (
          <Badge icon={Lock}>{post.course ? words.courseOnly(post.course.title) : words.followersOnly}</Badge>
        )}
        {mayFollow ? <FollowButton person={author} on={false} /> : null}
      </header>
      {why ? <p className="text-14 text-muted wrap-anywhere">{why}</p> : null}
      {post.isReported ? <Alert tone="warning">{words.reported}</Alert> : null}
      {post.lesson ? <AboutLesson postId={post.id} lesson={post.lesson} /> : null}
      <PostBlocks blocks={post.blocks} />
      <Pictures post={post} />
      {post.preview ? <LinkCard preview={post.preview} /> : null}
      {post.poll ? <PollPart postId={post.id} poll={post.poll} /> : null}
      {acts ?? <CardActs post={post} />}
    </article>
  )
}

interface AboutLessonProps {
  readonly postId: string
  readonly lesson: NonNullable<DrawnPost['lesson']>
}

/** The lesson that a post asks about, and the way to its discussions. */
const AboutLesson = ({ postId, lesson: { id, title, threadId, mayDiscuss } }: AboutLessonProps) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-15">
    <TextLink to={lessonThreads(id)} className="wrap-anywhere">
      {words.aboutLesson(title)}
    </TextLink>
    {threadId ? (
      <TextLink alone to={threadPage(threadId)} className="inline-flex min-h-11 items-center">
        {words.toDiscussion}
      </TextLink>
    ) : mayDiscuss ? (
      <PostForm
        page={`/posts/${postId}/act`}
        intent="discuss"
        to={discussPost}
        submit={words.discuss}
        button={{ variant: 'outline', size: 'compact' }}
        className="contents"
      />
    ) : null}
  </div>
)

function Pictures({ post: { pictures, author } }: Pick<PostCardProps, 'post'>) {
  const shown = pictures.flatMap(({ fileId, picture }) => (picture ? [{ fileId, picture }] : []))
  if (shown.length === 0) return null
  const isAlone = shown.length === 1
  return (
    <ul className={`grid max-w-[46rem] gap-2 ${isAlone ? 'grid-cols-1' : 'grid-cols-2'}`}>
      {shown.map(({ fileId, picture }, at) => (
        <li key={fileId} className="overflow-clip rounded-option border border-line bg-sunken">
          <a href={picture.sizes.at(-1)?.src ?? picture.src} target="_blank" rel="noopener">
            <img
              src={picture.src}
              srcSet={picture.sizes.map(({ src, width }) => `${src} ${width}w`).join(', ')}
              sizes={isAlone ? '(min-width: 768px) 44rem, 92vw' : '(min-width: 768px) 22rem, 46vw'}
              alt={words.picture(localDigits(at + 1), localDigits(shown.length), author.name)}
              loading="lazy"
              decoding="async"
              className={isAlone ? 'max-h-[32rem] w-full object-contain' : 'aspect-4/3 w-full object-cover'}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Likes, and the way to the comments; strangers see the figures. */
function CardActs({ post }: Pick<PostCardProps, 'post'>) {
  const visitor = useVisitor()
  const likes = formatNumber(useLiveLikes(post, visitor !== null))
  const comments = formatNumber(post.comments)
  const mayLike = visitor !== null && visitor.id !== post.author.id
  return (
    <footer className="-ms-2 flex flex-wrap items-center gap-x-1 gap-y-2">
      {mayLike ? (
        <PostForm
          page={threadPage(post.id)}
          intent="like"
          to={likeComment}
          carry={{ commentId: post.id, on: post.liked ? 'no' : 'yes' }}
          submit={likes}
          button={{
            variant: post.liked ? 'soft' : 'quiet',
            icon: ThumbsUp,
            'aria-pressed': post.liked,
            'aria-label': `${post.liked ? words.unlike : words.like}، ${likes}`,
            title: post.liked ? words.unlike : words.like,
          }}
          className="contents"
          quiet
        />
      ) : (
        <span className="inline-flex min-h-11 items-center gap-2 px-4 text-15 text-muted">
          <Icon of={ThumbsUp} size={18} />
          <span aria-hidden>{likes}</span>
          <span className="sr-only">{words.likes(likes)}</span>
        </span>
      )}
      <Link
        to={`/posts/${post.id}`}
        aria-label={`${words.comments(comments)}، ${words.open}`}
        className="inline-flex min-h-11 items-center gap-2 rounded-control px-4 text-15 font-label hover:bg-sunken"
      >
        <Icon of={MessageCircle} size={18} />
        {words.comments(comments)}
      </Link>
      {visitor ? <SaveButton post={post} /> : null}
    </footer>
  )
}

/** Saves the post for later, for nobody else to see. */
function SaveButton({ post: { id, saved } }: Pick<PostCardProps, 'post'>) {
  const { pathname, search } = useLocation()
  return (
    <PostForm
      page={`/posts/${id}/act`}
      intent="save"
      to={bookmarkPost}
      carry={{ on: saved ? 'no' : 'yes', back: pathname + search }}
      submit={<span className="sr-only">{saved ? words.unsave : words.save}</span>}
      button={{
        variant: saved ? 'soft' : 'quiet',
        icon: saved ? Check : Bookmark,
        'aria-pressed': saved,
        title: saved ? words.unsave : words.save,
      }}
      className="contents"
      quiet
    />
  )
}
