/** A signed-in person who calls the API as any client does. */
export interface Caller {
  call<Answer>(path: string, body: object): Promise<Answer>
  /** Uploads by tus; the file's id, or the sentence of its refusal. */
  upload(content: Buffer, use: string, name: string): Promise<{ id: string } | { refused: string }>
}

interface Problem {
  readonly title?: string
  readonly status?: number
}

export async function caller(address: string, identifier: string): Promise<Caller> {
  const ask = (path: string, body: object, token?: string) =>
    fetch(`${address}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    })
  const said = async <Answer>(response: Response): Promise<Answer> => {
    if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Answer
  }
  const { token } = await said<{ token: string }>(
    await ask('panel/login', { identifier, password: 'arvand-demo' }),
  )
  const bearer = { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' }
  return {
    call: async (path, body) => said(await ask(path, body, token)),
    async upload(content, use, name) {
      const metadata = Object.entries({ use, name }).map(([key, value]) => `${key} ${btoa(value)}`)
      const begun = await fetch(`${address}/api/media/uploads`, {
        method: 'POST',
        headers: {
          ...bearer,
          'upload-length': String(content.length),
          'upload-metadata': metadata.join(','),
        },
      })
      if (!begun.ok) return refusalOf(begun)
      const place = new URL(begun.headers.get('location') ?? '', address)
      const sent = await fetch(place, {
        method: 'PATCH',
        headers: { ...bearer, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
        body: new Uint8Array(content),
      })
      return sent.ok ? { id: place.pathname.split('/').at(-1) ?? '' } : refusalOf(sent)
    },
  }
}

/** The sentence of a refusal; an answer of 500 or above is our fault and throws. */
async function refusalOf(response: Response): Promise<{ refused: string }> {
  const said = await response.text()
  if (response.status >= 500) throw new Error(`${response.status} ${said}`)
  return { refused: (JSON.parse(said) as Problem).title ?? '' }
}
