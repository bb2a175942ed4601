import { formatDate } from '@arvand/persian/format-date'
import { useEffect, useRef, useState } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { fileWords as words } from '../words.ts'
import type { FileSaid, FileVerdict } from './verify-file.ts'

const keysAt = '/.well-known/arvand-certificates.json'
const load = () => import('./verify-file.ts')

/** Our public keys, asked for when the page opens, so that a file is checked without a network later. */
async function keysOfIssuer(): Promise<string[]> {
  const answer = await fetch(keysAt)
  if (!answer.ok) throw new Error(`the keys did not come: ${answer.status}`)
  const { assertionMethod } = (await answer.json()) as {
    readonly assertionMethod: readonly { readonly publicKeyMultibase: string }[]
  }
  return assertionMethod.map(({ publicKeyMultibase }) => publicKeyMultibase)
}

/** Checks the file of a credential in the browser itself; nothing of it is sent anywhere. */
export function FileCheck() {
  const keys = useRef<Promise<string[]> | null>(null)
  const [verdict, setVerdict] = useState<FileVerdict | { readonly is: 'no-keys' } | null>(null)
  useEffect(() => {
    keys.current = keysOfIssuer()
    keys.current.catch(() => undefined)
    void load().catch(() => undefined)
  }, [])
  const check = async ([file]: File[]) => {
    if (!file) return
    try {
      // Asked again where they did not come at first.
      const known = await (keys.current ?? keysOfIssuer()).catch(keysOfIssuer)
      const { verifyFile } = await load()
      setVerdict(await verifyFile(await file.text(), known))
    } catch {
      setVerdict({ is: 'no-keys' })
    }
  }
  return (
    <div className="grid gap-4">
      <FileDrop
        name="file"
        label={words.file}
        description={words.note}
        accept=".json,application/json"
        limits={words.limits}
        onFiles={(files) => void check(files)}
      />
      <div role="status">
        {verdict === null ? null : verdict.is === 'signed' ? (
          <Signed said={verdict.said} />
        ) : (
          <Alert tone="danger">{words.verdicts[verdict.is]}</Alert>
        )}
      </div>
    </div>
  )
}

function Signed({ said }: { readonly said: FileSaid }) {
  const { holder, title, issuer, issuedAt, endsAt, code } = said
  const isOver = endsAt !== null && Date.parse(endsAt) <= Date.now()
  return (
    <div className="grid gap-4">
      <Alert tone={isOver ? 'warning' : 'success'}>{isOver ? words.expired : words.signed}</Alert>
      <FactList
        facts={[
          [words.holder, holder],
          [words.of, title],
          [words.issuer, issuer],
          [words.issued, formatDate(issuedAt, 'long')],
          [words.ends, endsAt ? formatDate(endsAt, 'long') : words.forEver],
        ]}
      />
      <p className="text-14 text-muted">
        {words.revocation}{' '}
        {code ? (
          // Its route is asked for when it is followed: this may be shown without a network.
          <TextLink to={`/certificates/${code}`} discover="none">
            {words.online}
          </TextLink>
        ) : null}
      </p>
    </div>
  )
}
