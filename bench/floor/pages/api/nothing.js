export default function nothing(request, response) {
  response.status(200).json({ ok: true });
}
