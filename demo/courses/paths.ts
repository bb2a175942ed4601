/** Paths of the demo: courses in an order; the last one is still a draft. */
export const demoPaths = [
  {
    slug: 'become-a-programmer',
    title: 'از صفر تا برنامه‌نویسی',
    summary:
      'با پایتون شروع می‌کنید، کارتان را با گیت نگه می‌دارید، داده را با SQL می‌پرسید و به ساختمان داده می‌رسید.',
    category: 'programming',
    courses: ['python-from-zero', 'git-basics', 'sql-basics', 'data-structures'],
  },
  {
    slug: 'mathematics-for-konkur',
    title: 'ریاضی دبیرستان، گام‌به‌گام',
    summary: 'از هندسه و مثلثات تا حد و مشتق و احتمال: چهار دوره به ترتیبی که هر کدام پایهٔ بعدی است.',
    category: 'mathematics',
    courses: ['euclidean-geometry', 'trigonometry', 'limits-and-derivatives', 'counting-and-probability'],
  },
  {
    slug: 'persian-poetry',
    title: 'شعر فارسی، از شاهنامه تا حافظ',
    summary: 'چهار شاعر در چهار دوره: حماسهٔ فردوسی، رباعی خیام، غزل و حکایت سعدی و جهان حافظ.',
    category: 'literature',
    courses: ['shahnameh', 'khayyam', 'saadi', 'hafez'],
  },
  {
    slug: 'from-pen-to-poster',
    title: 'هنر خط و نقش',
    summary: 'از نستعلیق و گره‌چینی به طراحی گرافیک: سه دوره که چشم و دست را با هم پرورش می‌دهند.',
    category: 'arts',
    courses: ['nastaliq', 'girih', 'graphic-design'],
    isDraft: true,
  },
] as const
