import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ReadingFunction, Refused } from '#platform/reader-code'
import { Refusal } from '#platform/refusal'
import type { FileAsked, FileFound, FileInput } from '../reader.ts'
import { examine } from './examine.ts'
import type { Form } from './form.ts'
import { posterOf } from './pictures.ts'

// Runs in a process of its own: it has its files and can send messages, but reaches nothing else of the app.

/** Examines a file and sends the forms that were made of it. */
export const read: ReadingFunction<FileInput> = async (
  { work, use, bytes, converts },
  { source, out, ask, alive },
) => {
  const say = (message: FileAsked) => ask(message)
  const hand = async ({ content, name, type, width, height }: Form) => {
    await writeFile(join(out, name), content)
    await say({ form: { name, type, file: name, bytes: content.length, width, height } })
  }
  try {
    if (work === 'poster') {
      const poster = await posterOf(source)
      await hand(poster)
      const { type, width, height } = poster
      return { type, kind: 'picture', width, height, seconds: null, sha256: null } satisfies FileFound
    }
    if (!use) throw new Error('a file is examined for a use')
    const { forms, rewritten, sha256, ...found } = await examine(source, use, bytes, converts, alive)
    for (const form of forms) await hand(form)
    if (rewritten) {
      await writeFile(join(out, 'rewritten'), rewritten)
      await say({ rewritten: { file: 'rewritten', type: found.type } })
    }
    return { ...found, sha256: sha256?.toString('hex') ?? null } satisfies FileFound
  } catch (error) {
    if (error instanceof Refusal) throw new Refused(error.code, { cause: error })
    throw error
  }
}
