import { useRevalidator } from 'react-router'
import type { ListQuery } from '../../api/load-list.ts'
import { Pager } from '../../shell/paged-rows.tsx'
import { QuestionActs, type ShownThread, ThreadAnswers, useFreshThread } from '../discussion/index.ts'
import { articleWords as words } from './words.ts'

/** Likes and comments of an article, for who is signed in. */
export function Comments({ thread }: { thread: ShownThread & { readonly query: ListQuery } }) {
  const { revalidate } = useRevalidator()
  useFreshThread(thread.thread.id, () => void revalidate())
  return (
    <>
      <QuestionActs shown={thread} />
      <ThreadAnswers shown={thread} />
      <Pager page={{ ...thread.answers, query: thread.query }} label={words.comments} order={words.order} />
    </>
  )
}
