import type { Picture } from '@arvand/contracts/courses'
import { showFile } from '@arvand/contracts/panel/media'
import { call } from '../../api/browser.ts'
import { attemptAloud } from '../../api/error-catalogue.ts'
import { useQuestionFiles } from './question-files.tsx'

/** Fetches a chosen file, so that the question can show it before it is saved; null when that fails. */
export function useFileOfLibrary(): (fileId: string) => Promise<{ id: string; picture: Picture } | null> {
  const { add } = useQuestionFiles()
  return async (fileId) => {
    const { answer } = await attemptAloud(call(showFile, { fileId }))
    if (!answer) return null
    const { id, name, picture, link } = answer.file
    add({ id, name, picture, link })
    return { id, picture }
  }
}
