import { showClassNotes } from '@arvand/contracts/panel/class-notes'
import { listMessages, showAttendance } from '@arvand/contracts/panel/live'
import { listPolls } from '@arvand/contracts/panel/polls'
import { listRecordings } from '@arvand/contracts/panel/recordings'
import { type ListArgs, loadList } from '../../api/load-list.ts'
import { callerOf } from '../../api/page.ts'
import type { Shown, ShownSession } from './shown.ts'

/** What the page of a session shows beside the session itself; of what comes after a class a guest has no part. */
export async function loadBeside(shown: ShownSession, args: ListArgs): Promise<Shown> {
  const call = callerOf(args.context)
  const sessionId = shown.session.id
  const isOver = shown.session.state === 'ended' && !shown.isGuest
  const ofClass = shown.kind === 'rehearsal' ? null : { kind: shown.kind, id: shown.itemId }
  const [chat, polls, attendance, recordings, noted] = await Promise.all([
    loadList(listMessages, args, { with: { sessionId }, keep: ['polls', 'recordings'] }),
    loadList(listPolls, args, { with: { sessionId }, cursorName: 'polls', keep: ['cursor', 'recordings'] }),
    isOver ? call(showAttendance, { sessionId }) : null,
    isOver && ofClass
      ? loadList(listRecordings, args, { with: ofClass, cursorName: 'recordings', keep: ['polls'] })
      : null,
    isOver ? call(showClassNotes, { sessionId }) : null,
  ])
  return { ...shown, chat, polls, attendance, recordings, notes: noted?.notes.text || null }
}
