/** A page for when the web itself cannot answer: no script, no stylesheet, nothing of the request. */
export function plainPage(sentence: string, requestId: string): string {
  return `<!doctype html>
<html lang="fa" dir="rtl">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>آروند</title>
<main>
<h1>صفحه آماده نشد</h1>
<p>${sentence}</p>
<p><a href="/">رفتن به صفحهٔ نخست</a></p>
<p><small>شمارهٔ پیگیری: <bdi dir="ltr">${requestId}</bdi></small></p>
</main>
`
}
