import { array, boolean, number, object, string } from 'yup';
import { articleCategories } from '@/domain/pages/reading';
import { reviewers } from '../port';

/** A calendar day, `2026-11-21`. */
const day = string().test('day', '${path} must be a day such as 2026-11-21', (value) => {
  if (value === undefined) return true;
  return /^\d{4}-\d\d-\d\d$/.test(value) && new Date(`${value}T00:00Z`).toJSON()?.startsWith(value);
});

/** The source of a claim; the URL, if any, leads to the source itself. */
const source = object({
  title: string().required(),
  url: string().matches(/^https?:\/\//),
}).noUnknown();

const question = object({
  topic: string(),
  question: string().required(),
  /** Markdown, like the text. */
  answer: string().required(),
}).noUnknown();

const common = {
  title: string().required(),
  /** The last part of its address where that is not the file's name: in French. */
  slug: string().matches(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  summary: string().max(500),
  description: string().required().max(200),
  keywords: string(),
  published: boolean().required(),
  date: day.required(),
  updated: day,
  review: string().oneOf([...reviewers]),
  sources: array(source.required()),
  faq: array(question.required()),
  picture: object({
    url: string().required().matches(/^\//),
    caption: string().required(),
    width: number().required().integer().positive(),
    height: number().required().integer().positive(),
  })
    .noUnknown()
    .default(undefined),
};

/** The fields above the text of a page. */
export const pageFields = object(common).noUnknown();

/** The fields above the text of an article. */
export const articleFields = object({
  ...common,
  author: string()
    .required()
    .matches(/^[\w-]+$/),
  category: string()
    .required()
    .oneOf([...articleCategories]),
  summary: string().required().max(500),
  tags: array(string().required()).required(),
  related: array(string().required()),
}).noUnknown();
