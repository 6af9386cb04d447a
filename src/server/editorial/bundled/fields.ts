import { array, boolean, number, object, string } from 'yup';
import { articleCategories, reviewers } from '../port';

/** A calendar day, `2026-11-21`. */
const day = string().test('day', '${path} must be a day such as 2026-11-21', (value) => {
  if (value === undefined) return true;
  return /^\d{4}-\d\d-\d\d$/.test(value) && new Date(`${value}T00:00Z`).toJSON()?.startsWith(value);
});

const common = {
  title: string().required(),
  description: string().required().max(200),
  published: boolean().required(),
  date: day.required(),
  updated: day,
  review: string().oneOf([...reviewers]),
};

/** What stands above the text of a page. */
export const pageFields = object(common).noUnknown();

/** What stands above the text of an article. */
export const articleFields = object({
  ...common,
  author: string()
    .required()
    .matches(/^[\w-]+$/),
  category: string()
    .required()
    .oneOf([...articleCategories]),
  summary: string().required().max(500),
  picture: object({
    url: string().required().matches(/^\//),
    caption: string().required(),
    width: number().required().integer().positive(),
    height: number().required().integer().positive(),
  })
    .noUnknown()
    .default(undefined),
  tags: array(string().required()).required(),
}).noUnknown();
