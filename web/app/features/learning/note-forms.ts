import { removeNote, saveNote } from '@arvand/contracts/panel/notes'
import { quietCall } from '../../api/browser.ts'
import { askIn, clientForm } from '../../api/client-form.ts'
import { submitTo } from '../../api/form-action.ts'
import { actOrQueue } from '../offline/index.ts'
import { noteWords as words } from './note-words.ts'

/** The forms that write, edit and remove notes; a new note names its lesson in the form. */
export const noteForms = {
  note: submitTo(saveNote, { done: words.saved }),
  changeNote: submitTo(saveNote, {
    // The note's own row shows the message.
    done: ({ note }) => ({ done: words.saved, values: { noteId: note.id } }),
  }),
  removeNote: submitTo(removeNote, { question: () => words.removeAsk, done: words.removed }),
}

interface Sent {
  readonly request: Request
  /** The page's own action, on the server. */
  readonly serverAction: () => Promise<unknown>
}

/** Sends a form of a page with notes; offline, a new or edited note is queued and sent later. */
export async function sendOrSaveNote({ request, serverAction }: Sent) {
  const sent = await clientForm(request)
  const keep = () => quietCall(saveNote, askIn(sent, saveNote))
  const mayWait = ['note', 'changeNote'].includes(sent.intent)
  return actOrQueue({ ...sent, act: serverAction, queue: mayWait ? keep : null })
}
