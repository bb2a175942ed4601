const outcomes = ['elsewhere', 'differing', 'marked'] as const

/** What became of the answer that was marked just before; null: none was. */
export const savedIn = (url: URL) => outcomes.find((one) => one === url.searchParams.get('saved')) ?? null
