import type { Picture } from '@arvand/contracts/courses'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'

interface ShownFile {
  readonly id: string
  readonly name: string
  readonly picture: Picture
  readonly link: string
}

interface QuestionFiles {
  readonly pictures: Readonly<Record<string, Picture>>
  readonly links: Readonly<Record<string, string>>
  readonly nameOf: (fileId: string) => string | undefined
  /** A file chosen since the page was loaded. */
  readonly add: (file: ShownFile) => void
}

const FilesContext = createContext<QuestionFiles>({
  pictures: {},
  links: {},
  nameOf: () => undefined,
  add: () => undefined,
})

export const useQuestionFiles = (): QuestionFiles => useContext(FilesContext)

/** The files of a question, those that were loaded with it and those chosen since. */
export function QuestionFilesProvider({
  files,
  children,
}: {
  files: readonly ShownFile[]
  children: ReactNode
}) {
  const [chosen, setChosen] = useState<readonly ShownFile[]>([])
  const value = useMemo(() => {
    const all = [...chosen, ...files]
    return {
      pictures: Object.fromEntries(all.map(({ id, picture }) => [id, picture])),
      links: Object.fromEntries(all.map(({ id, link }) => [id, link])),
      nameOf: (fileId: string) => all.find(({ id }) => id === fileId)?.name,
      add: (file: ShownFile) => setChosen((before) => [file, ...before]),
    }
  }, [files, chosen])
  return <FilesContext value={value}>{children}</FilesContext>
}
